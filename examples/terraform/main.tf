terraform {
  required_providers {
    vercel = {
      source  = "vercel/vercel"
      version = ">= 4.8"
    }
  }
}

provider "vercel" {
  team = "acme"
}

variable "build_command" {
  type    = string
  default = "npm run build"
}

resource "vercel_project" "shop" {
  name          = "shop"
  framework     = "nextjs"
  build_command = var.build_command

  git_repository = {
    type = "github"
    repo = "acme/shop"
    deploy_hooks = [
      { name = "cms", ref = "main" }
    ]
  }
}

resource "vercel_project_environment_variable" "api" {
  project_id = vercel_project.shop.id
  key        = "API_URL"
  value      = "https://api.example.com"
  target     = ["production", "preview"]
  sensitive  = false
}

resource "vercel_custom_environment" "qa" {
  project_id  = vercel_project.shop.id
  name        = "qa"
  description = "What testers see"
  branch_tracking = {
    type    = "startsWith"
    pattern = "qa/"
  }
}

resource "vercel_project_deployment_retention" "shop" {
  project_id            = vercel_project.shop.id
  expiration_preview    = "1m"
  expiration_production = "1y"
  expiration_canceled   = "1w"
  expiration_errored    = "1w"
}

resource "vercel_project_crons" "shop" {
  project_id = vercel_project.shop.id
  enabled    = false
}

resource "vercel_shared_environment_variable" "log_level" {
  key         = "LOG_LEVEL"
  value       = "info"
  target      = ["production"]
  sensitive   = false
  project_ids = [vercel_project.shop.id]
}

resource "vercel_edge_config" "switches" {
  name = "switches"
}

resource "vercel_webhook" "deployments" {
  events      = ["deployment.created", "deployment.succeeded"]
  endpoint    = "https://hooks.example.com/deployments"
  project_ids = [vercel_project.shop.id]
}
